import { ChevronDown } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { MenuItem as Entry, Menu as EntryList, MenuSection } from 'react-aria-components/Menu';
import styled from 'styled-components';
import { color, space, text } from '../../theme/theme';
import { Button } from '@back-office/shared/ui';
import { menuItemStyle } from './menuItemStyle';
import { AnchoredOverlay } from './AnchoredOverlay';
import { useOverlayTrigger } from './useOverlayTrigger';

export interface MenuItem {
  /** Handed to `onAction`. */
  readonly id: string;
  /** What the entry does, in a verb. */
  readonly label: string;
  /** 16 px icon before the label. */
  readonly icon?: ReactNode;
  /** Red, for what takes something away. */
  readonly tone?: 'danger';
  /** Shown but cannot be pressed. */
  readonly isDisabled?: boolean;
  /** Entries of one section stand together under this heading. */
  readonly section?: string;
}

interface MenuBase {
  /** The entries, top to bottom. */
  readonly items: readonly MenuItem[];
  /** Called with the `id` of the pressed entry; the menu closes by itself. */
  readonly onAction: (id: string) => void;
  /** Which edge of the trigger the menu keeps to; the end suits triggers at the right. */
  readonly align?: 'start' | 'end';
}

/** Either a `label`, which makes a secondary button with a chevron, or a `Button` or `IconButton` as `trigger`. */
export type MenuProps = MenuBase &
  (
    | {
        /** Text of the button the menu makes. */
        readonly label: string;
        readonly trigger?: never;
      }
    | {
        /** A `Button` or `IconButton` of your own. */
        readonly trigger: ReactElement<object>;
        readonly label?: never;
      }
  );

/** A button that opens a list of actions: arrows, Home, End and first letters move, Enter runs, Escape closes. */
export function Menu({ label, trigger, items, onAction, align = 'end' }: MenuProps) {
  const { isOpen, openedAt, overlayId, triggerProps, close } = useOverlayTrigger('menu');
  return (
    <>
      {trigger ? (
        cloneElement(trigger, triggerProps)
      ) : (
        <Button {...triggerProps}>
          {label}
          <ChevronDown size={16} aria-hidden />
        </Button>
      )}
      {isOpen && (
        <AnchoredOverlay
          label={label ?? nameOf(triggerProps.ref.current)}
          triggerRef={triggerProps.ref}
          onClose={close}
          placement={`bottom ${align}`}
        >
          <List
            id={overlayId}
            aria-label={label ?? nameOf(triggerProps.ref.current)}
            autoFocus={openedAt}
            onClose={close}
            onAction={(id) => onAction(String(id))}
          >
            {sectionsOf(items).map(([section, entries]) =>
              section ? (
                <MenuSection key={section}>
                  <SectionHead>{section}</SectionHead>
                  {entries.map(entry)}
                </MenuSection>
              ) : (
                entries.map(entry)
              ),
            )}
          </List>
        </AnchoredOverlay>
      )}
    </>
  );
}

function entry({ id, label, icon, tone, isDisabled = false }: MenuItem) {
  return (
    <MenuEntry key={id} id={id} textValue={label} isDisabled={isDisabled} $isDanger={tone === 'danger'}>
      {icon}
      {label}
    </MenuEntry>
  );
}

/** Sections in the order in which they first appear; entries without one come under ''. */
function sectionsOf(items: readonly MenuItem[]): [string, MenuItem[]][] {
  const sections = new Map<string, MenuItem[]>();
  for (const item of items) {
    const section = item.section ?? '';
    sections.set(section, [...(sections.get(section) ?? []), item]);
  }
  return [...sections];
}

/** An icon button's name is its menu's name. */
function nameOf(element: HTMLElement | null): string {
  return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
}

const List = styled(EntryList)`
  &&:focus-visible {
    outline: none;
  }

  section + section,
  section + [role='menuitem'],
  [role='menuitem'] + section {
    margin-top: ${space[1]};
    padding-top: ${space[1]};
    border-top: 1px solid ${color.border};
  }
`;

const MenuEntry = styled(Entry)<{ readonly $isDanger: boolean }>`
  ${menuItemStyle}

  svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: ${(props) => (props.$isDanger ? color.negative : color.textMuted)};
  }

  &:not([data-disabled]) {
    color: ${(props) => (props.$isDanger ? color.negative : color.text)};
  }
`;

const SectionHead = styled(Header)`
  padding: 6px ${space[3]} 2px;
  ${text.xs}
  color: ${color.textMuted};
`;
