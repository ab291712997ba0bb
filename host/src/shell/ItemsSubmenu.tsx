import { useLocation } from '@back-office/shared/router';
import { activeEntry } from './highlight';
import { IndentedList } from './IndentedList';
import { itemsEntries } from './navigation';
import { NavEntry } from './NavEntry';
import { Submenu } from './Submenu';

interface SubmenuListProps {
  readonly onBack: () => void;
  readonly onNavigate: (() => void) | undefined;
}

export function ItemsSubmenu({ onBack, onNavigate }: SubmenuListProps) {
  const { pathname } = useLocation();
  const active = activeEntry(pathname, itemsEntries);
  return (
    <Submenu title="Items & services" onBack={onBack}>
      <IndentedList>
        {itemsEntries.map((entry) => (
          <li key={entry.label}>
            <NavEntry label={entry.label} path={entry.path} isActive={entry === active} onFollow={onNavigate} />
          </li>
        ))}
      </IndentedList>
    </Submenu>
  );
}
