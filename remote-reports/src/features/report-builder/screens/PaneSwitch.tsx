import styled from 'styled-components';
import { chosenSegment, gridStyle, segmentTrack, textStyle, weight } from '@back-office/shared/theme';

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
  ${gridStyle({ columns: '1fr 1fr' })}
  ${segmentTrack}
`;

const Choice = styled.button`
  ${textStyle({ size: 'sm', tone: 'secondary', height: '38px', round: 'sm' })}

  &[aria-pressed='true'] {
    font-weight: ${weight.strong};
    ${chosenSegment}
  }
`;
