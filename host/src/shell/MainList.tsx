import type { ReactNode } from 'react';
import {
  BookOpen,
  FlaskConical,
  Globe,
  House,
  Plus,
  ReceiptText,
  Settings,
  SquareKanban,
  SquareUser,
  Tag,
  Users,
  Wallet,
} from 'lucide-react';
import { useLocation } from '@back-office/shared/router';
import { activeEntry } from '@back-office/shared/routes';
import { mainEntries, type MainEntryId, type SubmenuName } from './navigation';
import { NavEntry } from './NavEntry';
import { NavList } from './NavList';
import { SlideIn } from './SlideIn';

interface MainListProps {
  /** The submenu the merchant has just come back from: its entry takes the focus. */
  readonly returnedFrom: SubmenuName | undefined;
  readonly onOpen: (submenu: SubmenuName) => void;
  readonly onNavigate: (() => void) | undefined;
}

export function MainList({ returnedFrom, onOpen, onNavigate }: MainListProps) {
  const { pathname } = useLocation();
  const active = activeEntry(pathname, mainEntries);
  return (
    <SlideIn aria-label="Main" $from={returnedFrom ? 'left' : undefined}>
      <NavList>
        {mainEntries.map(({ id, label, path, submenu }) => (
          <li key={id}>
            <NavEntry
              label={label}
              path={path}
              icon={icons[id]}
              isActive={active?.id === id}
              ref={submenu && submenu === returnedFrom ? takeFocus : undefined}
              onFollow={submenu ? () => onOpen(submenu) : onNavigate}
            />
          </li>
        ))}
      </NavList>
    </SlideIn>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}

const look = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const icons: Readonly<Record<MainEntryId, ReactNode>> = {
  home: <House {...look} />,
  items: <Tag {...look} />,
  invoices: <ReceiptText {...look} />,
  online: <Globe {...look} />,
  customers: <Users {...look} />,
  // The kanban board on its head is the bar chart in a frame that the icon set lacks.
  financialSuite: <SquareKanban {...look} style={{ transform: 'rotate(180deg)' }} />,
  prototype: <FlaskConical {...look} />,
  staff: <SquareUser {...look} />,
  money: <Wallet {...look} />,
  education: <BookOpen {...look} />,
  settings: <Settings {...look} />,
  addMore: <Plus {...look} />,
};
