import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { boxStyle, color, motion, rowStyle, scrolls, textStyle } from '@back-office/shared/theme';

interface PanelTabsProps<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
  readonly current: Name;
  readonly onChange: (name: Name) => void;
  /** The content of the current tab. */
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs above one panel. Tab reaches the current one; arrow keys, Home and End move between them. */
export function PanelTabs<Name extends string>({ label, names, current, onChange, children }: PanelTabsProps<Name>) {
  const id = useId();
  const tabId = (name: string) => `${id}${names.findIndex((each) => each === name)}`;

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const next = names[steps[event.key]?.(names.indexOf(current), names.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    event.currentTarget.querySelector<HTMLElement>(`[id="${tabId(next)}"]`)?.focus();
  }

  return (
    <>
      <Tabs role="tablist" aria-label={label} onKeyDown={moveByKey}>
        {names.map((name) => (
          <Tab
            key={name}
            id={tabId(name)}
            type="button"
            role="tab"
            aria-selected={name === current}
            aria-controls={`${id}panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChange(name)}
          >
            {name}
          </Tab>
        ))}
      </Tabs>
      <Panel id={`${id}panel`} role="tabpanel" aria-labelledby={tabId(current)}>
        {children}
      </Panel>
    </>
  );
}

const Tabs = styled.div`
  ${rowStyle({ align: 'stretch', fixed: true, padX: 2, line: 'bottom', phone: { padX: '0px' } })}
  overflow-x: auto;
`;

const Tab = styled.button`
  flex: 1 0 auto;
  ${textStyle({ size: 'xs', tone: 'secondary', pad: ['0px', 2], height: '52px' })}
  box-shadow: inset 0 -2px transparent;
  transition: box-shadow ${motion.fast};

  &:hover {
    color: ${color.text};
  }

  &[aria-selected='true'] {
    box-shadow: inset 0 -2px ${color.accent};
    ${textStyle({ tone: 'accent', weight: 'strong' })}
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Panel = styled.div`
  ${scrolls}
  ${boxStyle({ pad: [4, 4, '96px'], phone: { pad: [4, '0px', '0px'] } })}
`;
