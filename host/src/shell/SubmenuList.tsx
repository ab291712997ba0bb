import { useId, useEffect, useRef, type ReactNode } from 'react';
import { ChevronDown, ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { useSectionOpen } from '@back-office/shared/area';
import { useLocation } from '@back-office/shared/router';
import { activeItem } from '@back-office/shared/routes';
import { centered, color, motion, textStyle } from '@back-office/shared/theme';
import type { NavigationItem } from './navigation';
import { NavItem, NavList, navItemLook, SlideIn } from './NavItem';

interface SubmenuListProps {
  /** The item of the main list that opened it. */
  readonly item: NavigationItem;
  readonly onBack: () => void;
  readonly onNavigate: (() => void) | undefined;
}

/** The submenu of an item of the main list. */
export function SubmenuList({ item: { label, items }, onBack, onNavigate }: SubmenuListProps) {
  const { pathname } = useLocation();
  const active = activeItem(pathname, [...items, ...items.flatMap((item) => item.items)]);
  return (
    <Submenu title={label} onBack={onBack}>
      <IndentedList>
        {items.map((item) => (
          <li key={item.id}>
            {item.items.length > 0 ? (
              <ItemWithList item={item} active={active} onNavigate={onNavigate} />
            ) : (
              <NavItem label={item.label} path={item.path} isActive={item === active} onFollow={onNavigate} />
            )}
          </li>
        ))}
      </IndentedList>
    </Submenu>
  );
}

interface ItemWithListProps {
  readonly item: NavigationItem;
  readonly active: NavigationItem | undefined;
  readonly onNavigate: (() => void) | undefined;
}

/**
 * The item links to its path and opens its list; the chevron opens the list without leaving the page. While the list is
 * closed, the item is marked for the current page of the list.
 */
function ItemWithList({ item, active, onNavigate }: ItemWithListProps) {
  const isInList = active !== undefined && item.items.includes(active);
  const [isOpen, setOpen] = useSectionOpen(isInList);
  const listId = useId();
  return (
    <>
      <Row>
        <NavItem
          label={item.label}
          path={item.path}
          isActive={item === active || (isInList && !isOpen)}
          onFollow={() => {
            setOpen(true);
            onNavigate?.();
          }}
        />
        <ListToggle
          type="button"
          aria-label={`${item.label} list`}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={16} aria-hidden />
        </ListToggle>
      </Row>
      <InnerList id={listId} hidden={!isOpen}>
        {item.items.map((each) => (
          <li key={each.id}>
            <NavItem label={each.label} path={each.path} isActive={each === active} onFollow={onNavigate} />
          </li>
        ))}
      </InnerList>
    </>
  );
}

const Row = styled.div`
  position: relative;
`;

const ListToggle = styled.button`
  position: absolute;
  inset: 2px 2px 2px auto;
  ${centered}
  ${textStyle({ width: '32px', round: 'sm', tone: 'secondary' })}

  &:hover {
    background: ${color.bgActive};
  }

  svg {
    transition: transform ${motion.fast};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const InnerList = styled(NavList)`
  margin-top: 2px;

  &[hidden] {
    display: none;
  }

  && a,
  && button {
    padding-inline-start: 42px;
  }
`;

interface SubmenuProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** A level below the main list. The back button gets the focus, so that the list is read from the top. */
function Submenu({ title, onBack, children }: SubmenuProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <SlideIn aria-label={`${title} submenu`} $from="right">
      <Back type="button" ref={back} onClick={onBack} aria-label={`Back from ${title}`}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {title}
      </Back>
      {children}
    </SlideIn>
  );
}

/** A list whose labels line up with those of the main list, which have icons. */
const IndentedList = styled(NavList)`
  a,
  button[aria-disabled] {
    padding-inline-start: 42px;
  }
`;

const Back = styled.button`
  ${navItemLook}
  ${textStyle({ tone: 'text', weight: 'strong', below: 1 })}
`;
