import { Bookmark, Check, Pencil, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useServices } from '@back-office/shared/contract';
import { useSearchParams } from '@back-office/shared/router';
import { useToast } from '@back-office/shared/ui';
import { Menu, type MenuItem } from '@back-office/shared/ui/choices';
import { useStoredValue } from '../useStoredValue';
import { ArrangeViewsDialog } from './ArrangeViewsDialog';
import { NameViewDialog } from './NameViewDialog';
import {
  applyToViews,
  isSameAddress,
  withViewAddress,
  type SavedView,
  type SavedViewsDefinition,
  type ViewsOperation,
} from './savedViews';
import { ViewsButton, type SavedViewsProps } from './SavedViews';
import { connectedViews } from './viewsOnServer';

interface ViewsMenuProps extends Pick<SavedViewsProps, 'definition' | 'list'> {
  readonly isIcon: boolean;
  /** What the list shows. */
  readonly address: string;
}

/** Shows a saved view, and keeps, renames and deletes them. */
export function ViewsMenu({ definition, list, address, isIcon }: ViewsMenuProps) {
  const { views, change, remove } = useViews({ definition, list });
  const [, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<'name' | 'arrange'>();
  const close = () => setDialog(undefined);
  const shown = views.find((view) => isSameAddress(view.address, address));
  const items: readonly MenuItem[] = [
    ...views.map(({ name }, index) => ({
      id: String(index),
      label: name,
      section: 'My views',
      // Each has an icon, so that the names begin at one line.
      icon: name === shown?.name ? <Check /> : <Bookmark />,
    })),
    { id: 'name', label: 'Keep this view…', icon: <Plus />, section: 'This list' },
    ...(views.length > 0
      ? [{ id: 'arrange', label: 'Rename or delete views…', icon: <Pencil />, section: 'This list' }]
      : []),
  ];

  function run(id: string) {
    const view = views[Number(id)];
    if (view) setParams((current) => withViewAddress(current, view.address));
    else setDialog(id === 'name' ? 'name' : 'arrange');
  }

  return (
    <>
      <Menu trigger={<ViewsButton isIcon={isIcon} />} items={items} onAction={run} align="start" />
      {dialog === 'name' && (
        <NameViewDialog
          views={views}
          onName={(name, isDefault) => {
            const view = { list, name, address, isDefault };
            void change({ kind: 'save', view }, `“${name}” is in My views`);
            close();
          }}
          onClose={close}
        />
      )}
      {dialog === 'arrange' && (
        <ArrangeViewsDialog
          views={views}
          onRename={(view, name) => void change({ kind: 'rename', view, name })}
          onDefault={(name) => void change({ kind: 'default', list, name })}
          onDelete={(view) => void remove(view)}
          onClose={close}
        />
      )}
    </>
  );
}

/** The views of a list and their changes. A change that is refused is said. */
function useViews({ definition, list }: Pick<ViewsMenuProps, 'definition' | 'list'>) {
  const [all, edit] = useEdits(definition);
  const { show } = useToast();

  async function change(operation: ViewsOperation, done?: string) {
    const result = await edit(operation);
    if (!result.ok) show({ message: result.message, tone: 'failed' });
    else if (done !== undefined) show({ message: done, tone: 'done' });
    return result.ok;
  }

  async function remove(view: SavedView) {
    if (!(await change({ kind: 'remove', view }))) return;
    const undo = () => void change({ kind: 'restore', views: [view] });
    show({ message: `“${view.name}” deleted`, tone: 'done', action: { label: 'Undo', onPress: undo } });
  }

  return { views: all.filter((view) => view.list === list), change, remove };
}

/** Of a connected shop, changes are sent to its server, and those of others arrive. */
function useEdits(definition: SavedViewsDefinition) {
  const { documents, storageNamespace: namespace } = useServices();
  const [all, set] = useStoredValue(definition);
  const send = useMemo(
    () => documents && connectedViews(definition, { documents, namespace }),
    [definition, documents, namespace],
  );
  const edit = (operation: ViewsOperation) => send?.(operation) ?? set((views) => applyToViews(views, operation));
  return [all, edit] as const;
}
