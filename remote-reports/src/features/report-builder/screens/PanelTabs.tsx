import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { boxStyle, color, motion, rowStyle, scrolls, textStyle } from '@back-office/shared/theme';
import { TabList, tabProps } from '@back-office/shared/ui/tabs';

interface PanelTabsProps<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
  readonly current: Name;
  readonly onChange: (name: Name) => void;
  /** The content of the current tab. */
  readonly children: ReactNode;
}

export function PanelTabs<Name extends string>({ label, names, current, onChange, children }: PanelTabsProps<Name>) {
  const id = useId();
  const tabId = (name: string) => `${id}${names.findIndex((each) => each === name)}`;

  return (
    <>
      <Tabs aria-label={label} selectsOnFocus>
        {names.map((name) => (
          <Tab
            key={name}
            id={tabId(name)}
            type="button"
            {...tabProps(name === current, `${id}panel`)}
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

const Tabs = styled(TabList)`
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
