import type { Answer } from "../../../clients/typescript/src/index.ts";
import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/dialog.tsx";
import { notify } from "../../components/notices.tsx";
import { Table } from "../../components/table.tsx";
import type { User } from "../../session/session.ts";
import { date } from "../../words.ts";

type Member = Answer<"listMembers">[number];

interface MembersProps {
  members: readonly Member[];
  /** Who looks at them. */
  user: User;
  onRemoved: () => void;
}

export function Members({ members, user, onRemoved }: MembersProps) {
  const [removing, setRemoving] = useState<Member>();
  const removable = ({ id }: Member) => user.role === "owner" && id !== user.id;
  return (
    <>
      <Table
        caption="Members"
        rows={members}
        keyOf={({ id }) => id}
        columns={[
          { heading: "Name", cell: ({ id, full_name }) => (id === user.id ? `${full_name} (you)` : full_name) },
          { heading: "E-mail address", cell: ({ email }) => email },
          { heading: "Role", cell: ({ role }) => role },
          { heading: "Since", cell: ({ created_at }) => date(created_at) },
          ...(members.some(removable)
            ? [
                {
                  heading: "Actions",
                  cell: (member: Member) =>
                    removable(member) && (
                      <Button tone="link" onClick={() => setRemoving(member)}>
                        Remove<span class="hidden"> {member.full_name}</span>
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
      {removing && (
        <ConfirmDialog
          title={`Remove ${removing.full_name}?`}
          action="Remove from the company"
          onConfirm={async () => {
            await callApi("removeMember", { params: { user_id: removing.id } });
            notify(`${removing.full_name} has been removed.`);
            onRemoved();
          }}
          onClose={() => setRemoving(undefined)}
        >
          <p>
            {removing.full_name} ({removing.email}) is signed out everywhere at once. What they created stays the
            company’s.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
