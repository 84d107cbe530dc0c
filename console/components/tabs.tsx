export interface Tab {
  /** `#/projects/…/studies` without the `#`. */
  path: string;
  label: string;
}

/** Pages side by side, one of which is open. */
export const Tabs = ({ label, tabs, path }: { label: string; tabs: readonly Tab[]; path: string }) => (
  <nav class="tabs" aria-label={label}>
    <ul>
      {tabs.map((tab, index) => {
        const open = path === tab.path || (index > 0 && path.startsWith(`${tab.path}/`));
        return (
          <li key={tab.path}>
            <a href={`#${tab.path}`} aria-current={open ? "page" : undefined}>
              {tab.label}
            </a>
          </li>
        );
      })}
    </ul>
  </nav>
);
