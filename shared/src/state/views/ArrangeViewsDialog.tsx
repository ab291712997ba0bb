import { Trash2 } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { rowStyle, ruledApart } from '@back-office/shared/theme';
import { EmptyState, IconButton, sameControlIn, controlsOf } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import { Checkbox, TextField } from '@back-office/shared/ui/forms';
import { longestName } from './NameViewDialog';
import type { SavedView } from './savedViews';

interface ArrangeViewsDialogProps {
  readonly views: readonly SavedView[];
  readonly onRename: (view: SavedView, name: string) => void;
  /** `undefined`: the list opens with none. */
  readonly onDefault: (name: string | undefined) => void;
  readonly onDelete: (view: SavedView) => void;
  readonly onClose: () => void;
}

/** Each view with its name, whether the list opens with it, and Delete. */
export function ArrangeViewsDialog({ views, onRename, onDefault, onDelete, onClose }: ArrangeViewsDialogProps) {
  // A row stays the same when it is renamed, which leaving its field does: else the click that left it would get lost.
  const [firstNames, setFirstNames] = useState<Readonly<Record<string, string>>>({});
  const keyOf = (view: SavedView) => firstNames[view.name] ?? view.name;

  function rename(view: SavedView, name: string) {
    setFirstNames((current) => ({ ...current, [name]: keyOf(view) }));
    onRename(view, name);
  }

  return (
    <Dialog title="My views" context="A list opens with at most one of them." onClose={onClose}>
      {views.length === 0 && <EmptyState title="No views" hint="Keep what a list shows under a name." />}
      <ul>
        {views.map((view) => (
          <Row key={keyOf(view)}>
            <Name view={view} views={views} onRename={(name) => rename(view, name)} />
            <Checkbox
              label="Opens the list"
              isChecked={view.isDefault}
              onChange={(isChecked) => onDefault(isChecked ? view.name : undefined)}
            />
            <IconButton
              label={`Delete ${view.name}`}
              variant="ghost"
              icon={<Trash2 />}
              onClick={(event) => {
                focusNeighbor(event);
                onDelete(view);
              }}
            />
          </Row>
        ))}
      </ul>
    </Dialog>
  );
}

/** The row of the pressed button goes away: the focus moves to the next one, or to the dialog if there is none. */
function focusNeighbor({ currentTarget: button }: MouseEvent<HTMLElement>) {
  const row = button.closest('li');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = row && neighbor && sameControlIn(neighbor, controlsOf(row).indexOf(button));
  (next ?? button.closest<HTMLElement>('[role="dialog"]'))?.focus();
}

interface NameProps {
  readonly view: SavedView;
  readonly views: readonly SavedView[];
  readonly onRename: (name: string) => void;
}

/** Renames when the field is left, or on Enter. */
function Name({ view, views, onRename }: NameProps) {
  const [text, setText] = useState(view.name);
  const name = text.trim();
  const isTaken = name !== view.name && views.some((each) => each.name === name);

  function rename() {
    if (name !== '' && !isTaken && name !== view.name) onRename(name);
  }

  return (
    <Field>
      <TextField
        label={`Name of ${view.name}`}
        hideLabel
        value={text}
        onChange={setText}
        onBlur={rename}
        onKeyDown={({ key }) => key === 'Enter' && rename()}
        maxLength={longestName}
        error={name === '' ? 'Enter a name.' : isTaken ? 'Another view has this name.' : undefined}
      />
    </Field>
  );
}

const Row = styled.li`
  ${rowStyle({ gap: 3, pad: [2, '0px'], wrap: true })}
  ${ruledApart}
`;

/** On phones it has a line of its own. */
const Field = styled.div`
  flex: 1 1 240px;
`;
