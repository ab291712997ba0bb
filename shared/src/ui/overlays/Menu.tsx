import { ChevronDown } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { MenuItem as Entry, Menu as EntryList, MenuSection } from 'react-aria-components/Menu';
import styled from 'styled-components';
import { boxStyle, color, textStyle, withoutRing } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';
import { menuItemStyle } from './menuItemStyle';
import { AnchoredOverlay } from './AnchoredOverlay';
import { useOverlayTrigger } from './useOverlayTrigger';

export interface MenuItem {
  /** Passed to `onAction`. */
  readonly id: string;
  /** What the item does, as a verb. */
  readonly label: string;
  /** 16 px icon before the label. */
  readonly icon?: ReactNode;
  /** Red, for deleting. */
  readonly tone?: 'danger';
  /** Visible but cannot be chosen. */
  readonly isDisabled?: boolean;
  /** Items of one section are listed under this heading. */
  readonly section?: string;
}

interface MenuBase {
  /** The items, top to bottom. */
  readonly items: readonly MenuItem[];
  /** Called with the `id` of the chosen item; the menu closes automatically. */
  readonly onAction: (id: string) => void;
  /** Edge of the trigger that the menu is aligned with; `end` suits triggers at the right. */
  readonly align?: 'start' | 'end';
}

/** Either a `label`, for a secondary button with a chevron, or a `Button` or `IconButton` as `trigger`. */
export type MenuProps = MenuBase &
  (
    | {
        /** Text of the button. */
        readonly label: string;
        readonly trigger?: never;
      }
    | {
        /** A `Button` or `IconButton` that opens the menu. */
        readonly trigger: ReactElement<object>;
        readonly label?: never;
      }
  );

/**
 * A button that opens a list of actions. Arrow keys, Home, End and first letters move between them, Enter runs one,
 * Escape closes.
 */
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

/** Sections in order of first appearance; items without a section are under ''. */
function sectionsOf(items: readonly MenuItem[]): [string, MenuItem[]][] {
  const sections = new Map<string, MenuItem[]>();
  for (const item of items) {
    const section = item.section ?? '';
    sections.set(section, [...(sections.get(section) ?? []), item]);
  }
  return [...sections];
}

/** An icon button's label names the menu. */
function nameOf(element: HTMLElement | null): string {
  return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
}

const List = styled(EntryList)`
  ${withoutRing}

  section + section,
  section + [role='menuitem'],
  [role='menuitem'] + section {
    ${boxStyle({ above: 1, line: 'top', padTop: 1 })}
  }
`;

const MenuEntry = styled(Entry)<{ readonly $isDanger: boolean }>`
  ${menuItemStyle}

  svg {
    ${boxStyle({ fixed: true, square: '16px' })}
    color: ${(props) => (props.$isDanger ? color.negative : color.textMuted)};
  }

  &:not([data-disabled]) {
    color: ${(props) => (props.$isDanger ? color.negative : color.text)};
  }
`;

const SectionHead = styled(Header)`
  ${textStyle({ size: 'xs', tone: 'muted', pad: ['6px', 3, '2px'] })}
`;
