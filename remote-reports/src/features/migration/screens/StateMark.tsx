import styled from 'styled-components';
import { boxStyle, color } from '@back-office/shared/theme';
import type { MigrationState } from '../domain/migrationEntry';

/** The colors of the bar and of the marks beside each state's name. */
export const stateColor: Readonly<Record<MigrationState, string>> = {
  'Migrated to SDP': color.chart3,
  'In progress migrating to SDP': color.chart1,
  'Not started': color.chartTrack,
  'Other Team Owned': color.chart2,
  'External Workflow': color.chart4,
};

/** The color of a state. Its name always stands beside it. */
export function StateMark({ state }: { readonly state: MigrationState }) {
  return <Mark aria-hidden $hasEdge={state === 'Not started'} style={{ backgroundColor: stateColor[state] }} />;
}

const Mark = styled.span<{ readonly $hasEdge: boolean }>`
  ${boxStyle({ fixed: true, square: '10px' })}
  display: inline-block;
  border-radius: 3px;
  box-shadow: ${(props) => props.$hasEdge && `inset 0 0 0 1px ${color.borderControl}`};
  print-color-adjust: exact;

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    forced-color-adjust: none;
  }
`;
