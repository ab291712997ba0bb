import { Archive, ArchiveRestore, Copy } from 'lucide-react';
import type { Item } from '../../../domain/item';
import { RowMenu } from '../../../parts/RowMenu';

export interface ItemRowMenuProps {
  readonly item: Item;
  readonly onEdit: (item: Item) => void;
  readonly onDuplicate: (item: Item) => void;
  /** Archives the item, or makes an archived one active again. */
  readonly onArchive: (item: Item) => void;
  readonly onDelete: (item: Item) => void;
}

export function ItemRowMenu({ item, onEdit, onDuplicate, onArchive, onDelete }: ItemRowMenuProps) {
  const archive =
    item.status === 'Archived'
      ? { label: 'Make active', icon: <ArchiveRestore /> }
      : { label: 'Archive', icon: <Archive /> };
  return (
    <RowMenu
      name={item.name}
      editLabel="Edit"
      more={[
        { id: 'duplicate', label: 'Duplicate', icon: <Copy />, onPress: () => onDuplicate(item) },
        { id: 'archive', ...archive, onPress: () => onArchive(item) },
      ]}
      onEdit={() => onEdit(item)}
      onDelete={() => onDelete(item)}
    />
  );
}
