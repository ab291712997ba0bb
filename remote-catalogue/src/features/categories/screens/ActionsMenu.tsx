import { History } from 'lucide-react';
import { Menu } from '@back-office/shared/ui/choices';

const items = [{ id: 'history', label: 'History', icon: <History /> }];

interface ActionsMenuProps {
  readonly onHistory: () => void;
}

/** Actions on all categories. */
export function ActionsMenu({ onHistory }: ActionsMenuProps) {
  return <Menu label="Actions" items={items} onAction={onHistory} />;
}
