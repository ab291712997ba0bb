import { Pencil, Trash2 } from 'lucide-react';
import { Menu, type MenuItem } from '@back-office/shared/ui/choices';
import type { Category } from '../../../domain/categories';
import { RowMenuButton } from '../../../parts/menuButtons';

export interface CategoryMenuProps {
  readonly category: Category;
  readonly onRename: (category: Category) => void;
  readonly onDelete: (category: Category) => void;
}

const menuItems: readonly MenuItem[] = [
  { id: 'rename', label: 'Rename', icon: <Pencil /> },
  { id: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'danger' },
];

export function CategoryMenu({ category, onRename, onDelete }: CategoryMenuProps) {
  return (
    <Menu
      trigger={<RowMenuButton name={category.name} />}
      items={menuItems}
      onAction={(id) => (id === 'rename' ? onRename(category) : onDelete(category))}
    />
  );
}
