import { Pencil, Trash2 } from 'lucide-react';
import { Menu, type MenuItem } from '@back-office/shared/ui/choices';
import { RowMenuButton } from './menuButtons';

interface RowMenuProps {
  readonly name: string;
  readonly editLabel: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** Between Edit and Delete. */
  readonly more?: readonly (MenuItem & { readonly onPress: () => void })[];
}

/** The actions of an item or category. */
export function RowMenu({ name, editLabel, onEdit, onDelete, more = [] }: RowMenuProps) {
  const items = [
    { id: 'edit', label: editLabel, icon: <Pencil />, onPress: onEdit },
    ...more,
    { id: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'danger' as const, onPress: onDelete },
  ];
  return (
    <Menu
      trigger={<RowMenuButton name={name} />}
      items={items}
      onAction={(pressed) => items.find(({ id }) => id === pressed)?.onPress()}
    />
  );
}
