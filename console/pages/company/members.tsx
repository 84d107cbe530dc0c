import type { Answer } from "../../../clients/typescript/src/index.ts";
import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/dialog.tsx";
import { notify } from "../../components/notices.tsx";
import { Table } from "../../components/table.tsx";
import type { User } from "../../session/session.ts";
import { date } from "../../words.ts";
import { t } from "../../language/say.ts";

type Member = Answer<"listMembers">[number];

interface MembersProps {
  members: readonly Member[];
  /** The user who views them. */
  user: User;
  onRemoved: () => void;
}

export function Members({ members, user, onRemoved }: MembersProps) {
  const [removing, setRemoving] = useState<Member>();
  const removable = ({ id }: Member) => user.role === "owner" && id !== user.id;
  return (
    <>
      <Table
        caption={t("Members")}
        rows={members}
        keyOf={({ id }) => id}
        columns={[
          {
            heading: t("Name"),
            cell: ({ id, full_name }) => (id === user.id ? t("{full_name} (you)", { full_name }) : full_name),
          },
          { heading: t("E-mail address"), cell: ({ email }) => email },
          { heading: t("Role"), cell: ({ role }) => (role === "owner" ? t("Owner") : t("Member")) },
          { heading: t("Since"), cell: ({ created_at }) => date(created_at) },
          ...(members.some(removable)
            ? [
                {
                  heading: t("Actions"),
                  cell: (member: Member) =>
                    removable(member) && (
                      <Button tone="link" onClick={() => setRemoving(member)}>
                        {t("Remove")}
                        <span class="hidden"> {member.full_name}</span>
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
      {removing && (
        <ConfirmDialog
          title={t("Remove {full_name}?", { full_name: removing.full_name })}
          action={t("Remove from the company")}
          onConfirm={async () => {
            await callApi("removeMember", { params: { user_id: removing.id } });
            notify(t("{full_name} has been removed.", { full_name: removing.full_name }));
            onRemoved();
          }}
          onClose={() => setRemoving(undefined)}
        >
          <p>
            {t("{full_name} ({email}) is signed out everywhere at once. What they created stays the company’s.", {
              full_name: removing.full_name,
              email: removing.email,
            })}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
