import { useId, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type { AreaMenu, AreaMenuItem, AreaMenuSection } from '@back-office/shared/contract';
import { useLocation } from '@back-office/shared/router';
import { Tooltip } from '@back-office/shared/ui';
import { activeItem, isUnder } from '@back-office/shared/routes';

/** The menu that belongs to `path`, if there is one. */
export function menuAt(menus: readonly AreaMenu[] | undefined, path: string): AreaMenu | undefined {
  return menus?.find(({ under }) => under.some((prefix) => isUnder(path, prefix)));
}

/** The components that draw a menu. The menu beside the content looks different from the one in the shell's drawer. */
export interface MenuLook {
  readonly List: ComponentType<ComponentProps<'ul'>>;
  readonly SectionList: ComponentType<ComponentProps<'ul'>>;
  readonly SectionButton: ComponentType<ComponentProps<'button'>>;
  readonly Chevron: ComponentType;
  readonly Item: ComponentType<ItemProps>;
  readonly EmptySection: ComponentType<{ readonly label: string }>;
}

interface ItemProps {
  readonly label: string;
  readonly path?: string | undefined;
  readonly isActive: boolean;
  readonly onFollow?: (() => void) | undefined;
}

interface AreaMenuItemsProps {
  readonly menu: AreaMenu;
  readonly look: MenuLook;
  /** Called when an item is followed. */
  readonly onFollow?: (() => void) | undefined;
}

/** The items and sections of an area's menu. The item of the current page is marked. */
export function AreaMenuItems({ menu: { entries }, look, onFollow }: AreaMenuItemsProps) {
  const { pathname } = useLocation();
  const active = activeItem(
    pathname,
    entries.flatMap((entry) => entry.entries ?? [entry]),
  );
  return (
    <look.List>
      {entries.map((entry) => (
        <li key={entry.label}>
          {entry.entries ? (
            <Section section={entry} active={active} look={look} onFollow={onFollow} />
          ) : (
            <look.Item label={entry.label} path={entry.path} isActive={entry === active} onFollow={onFollow} />
          )}
        </li>
      ))}
    </look.List>
  );
}

interface SectionProps extends Omit<AreaMenuItemsProps, 'menu'> {
  readonly section: AreaMenuSection;
  readonly active: AreaMenuItem | undefined;
}

/** A button that shows and hides the items below it. While it hides the current page, it carries the mark. */
function Section({ section: { label, entries }, active, look, onFollow }: SectionProps) {
  const hasActive = active !== undefined && entries.includes(active);
  const [isOpen, setOpen] = useSectionOpen(hasActive);
  const listId = useId();
  if (entries.length === 0) return <look.EmptySection label={label} />;
  return (
    <>
      <look.SectionButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={hasActive && !isOpen ? 'true' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <look.Chevron />
      </look.SectionButton>
      <look.SectionList id={listId} hidden={!isOpen}>
        {entries.map((item) => (
          <li key={item.label}>
            <look.Item label={item.label} path={item.path} isActive={item === active} onFollow={onFollow} />
          </li>
        ))}
      </look.SectionList>
    </>
  );
}

/** Whether a section of a menu is open: as the merchant chose, or until then if it contains the current page. */
export function useSectionOpen(hasActive: boolean): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [choice, setChoice] = useState<boolean>();
  return [choice ?? hasActive, setChoice];
}

interface UnavailableItemProps {
  readonly Button: ComponentType<ComponentProps<'button'>>;
  readonly children: ReactNode;
}

/** An item without a destination can have the focus and says that it is not available yet. */
export function UnavailableItem({ Button, children }: UnavailableItemProps) {
  return (
    <Tooltip text="Not available yet" side="right">
      <Button type="button" aria-disabled="true">
        {children}
      </Button>
    </Tooltip>
  );
}
