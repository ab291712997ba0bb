import { Pencil, Trash2 } from 'lucide-react';
import { Menu, type MenuItem } from '@back-office/shared/ui/choices';
import type { Item } from '../../../domain/item';
import { RowMenuButton } from '../../../parts/menuButtons';

export interface RowMenuProps {
  readonly item: Item;
  readonly onEdit: (item: Item) => void;
  readonly onDelete: (item: Item) => void;
}

const menuItems: readonly MenuItem[] = [
  { id: 'edit', label: 'Edit', icon: <Pencil /> },
  { id: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'danger' },
];

export function RowMenu({ item, onEdit, onDelete }: RowMenuProps) {
  return (
    <Menu
      trigger={<RowMenuButton name={item.name} />}
      items={menuItems}
      onAction={(id) => (id === 'edit' ? onEdit(item) : onDelete(item))}
    />
  );
}
