import styled from 'styled-components';
import { color, radius, text, weight } from '@back-office/shared/theme';

const panes = ['Choose data', 'Report'] as const;
export type Pane = (typeof panes)[number];

interface PaneSwitchProps {
  readonly current: Pane;
  readonly onChange: (pane: Pane) => void;
}

/** On narrow screens: the panel or the report. */
export function PaneSwitch({ current, onChange }: PaneSwitchProps) {
  return (
    <Switch role="group" aria-label="Shown">
      {panes.map((pane) => (
        <Choice key={pane} type="button" aria-pressed={pane === current} onClick={() => onChange(pane)}>
          {pane}
        </Choice>
      ))}
    </Switch>
  );
}

const Switch = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  padding: 3px;
  border-radius: ${radius.md};
  background-color: ${color.bgSunken};
`;

const Choice = styled.button`
  height: 38px;
  border-radius: ${radius.sm};
  ${text.sm}
  color: ${color.textSecondary};

  &[aria-pressed='true'] {
    background-color: ${color.bgRaised};
    box-shadow: inset 0 0 0 1px ${color.borderStrong};
    font-weight: ${weight.strong};
    color: ${color.text};
  }
`;
