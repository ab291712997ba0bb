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
import { activeItem } from '@back-office/shared/routes';
import { mainItems, type MainItemId, type SubmenuName } from './navigation';
import { NavItem, NavList } from './NavItem';
import { SlideIn } from './SlideIn';

interface MainListProps {
  /** The submenu that the merchant has just left: its item gets the focus. */
  readonly returnedFrom: SubmenuName | undefined;
  readonly onOpen: (submenu: SubmenuName) => void;
  readonly onNavigate: (() => void) | undefined;
}

export function MainList({ returnedFrom, onOpen, onNavigate }: MainListProps) {
  const { pathname } = useLocation();
  const active = activeItem(pathname, mainItems);
  return (
    <SlideIn aria-label="Main" $from={returnedFrom ? 'left' : undefined}>
      <NavList>
        {mainItems.map(({ id, label, path, submenu }) => (
          <li key={id}>
            <NavItem
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

const icons: Readonly<Record<MainItemId, ReactNode>> = {
  home: <House {...look} />,
  items: <Tag {...look} />,
  invoices: <ReceiptText {...look} />,
  online: <Globe {...look} />,
  customers: <Users {...look} />,
  // The icon set has no bar chart in a frame. The kanban board upside down looks like one.
  financialSuite: <SquareKanban {...look} style={{ transform: 'rotate(180deg)' }} />,
  prototype: <FlaskConical {...look} />,
  staff: <SquareUser {...look} />,
  money: <Wallet {...look} />,
  education: <BookOpen {...look} />,
  settings: <Settings {...look} />,
  addMore: <Plus {...look} />,
};
