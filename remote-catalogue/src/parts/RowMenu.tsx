import { Pencil, Trash2 } from 'lucide-react';
import { Menu } from '@back-office/shared/ui/choices';
import { RowMenuButton } from './menuButtons';

interface RowMenuProps {
  readonly name: string;
  readonly editLabel: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** The actions of an item or category. */
export function RowMenu({ name, editLabel, onEdit, onDelete }: RowMenuProps) {
  return (
    <Menu
      trigger={<RowMenuButton name={name} />}
      items={[
        { id: 'edit', label: editLabel, icon: <Pencil /> },
        { id: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'danger' },
      ]}
      onAction={(id) => (id === 'edit' ? onEdit() : onDelete())}
    />
  );
}
