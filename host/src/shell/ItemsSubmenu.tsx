import { useLocation } from '@back-office/shared/router';
import { activeEntry, itemsMenuEntries } from '@back-office/shared/routes';
import { IndentedList } from './IndentedList';
import { NavEntry } from './NavEntry';
import { Submenu } from './Submenu';

interface SubmenuListProps {
  readonly onBack: () => void;
  readonly onNavigate: (() => void) | undefined;
}

export function ItemsSubmenu({ onBack, onNavigate }: SubmenuListProps) {
  const { pathname } = useLocation();
  const active = activeEntry(pathname, itemsMenuEntries);
  return (
    <Submenu title="Items & services" onBack={onBack}>
      <IndentedList>
        {itemsMenuEntries.map((entry) => (
          <li key={entry.label}>
            <NavEntry label={entry.label} path={entry.path} isActive={entry === active} onFollow={onNavigate} />
          </li>
        ))}
      </IndentedList>
    </Submenu>
  );
}
