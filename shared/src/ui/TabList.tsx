import type { ComponentProps, KeyboardEvent } from 'react';

interface TabListProps extends ComponentProps<'div'> {
  /** A tab is pressed as soon as it has the focus; for panels that are shown without delay. */
  readonly selectsOnFocus?: boolean | undefined;
}

/** A row of tabs. The arrow keys, Home and End move between them; Space presses one, also a link. */
export function TabList({ selectsOnFocus = false, ...props }: TabListProps) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const index = tabs.findIndex((tab) => tab === event.target);
    const targets: Readonly<Record<string, number>> = {
      ' ': index,
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: (index - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const tab = tabs[targets[event.key] ?? -1];
    if (!tab) return;
    event.preventDefault();
    if (selectsOnFocus || event.key === ' ') tab.click();
    tab.focus();
  }
  return <div role="tablist" onKeyDown={onKeyDown} {...props} />;
}

/** The attributes of a tab. Only the current one is reached with the Tab key. */
export function tabProps(isCurrent: boolean, panelId: string) {
  return {
    role: 'tab',
    'aria-selected': isCurrent,
    'aria-controls': isCurrent ? panelId : undefined,
    tabIndex: isCurrent ? 0 : -1,
  } as const;
}
