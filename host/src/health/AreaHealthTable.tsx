import styled from 'styled-components';
import { formatDecimal } from '@back-office/shared/format';
import { Badge, Text } from '@back-office/shared/ui';
import { useAreaTitle } from '../remotes/AreasProvider';
import { FactTable } from './FactTable';
import type { AreaHealth } from './report';

const tones = { idle: 'neutral', loading: 'accent', ready: 'positive', failed: 'negative' } as const;

const figures = ['Entry', 'Slowest chunk', 'Ready', 'Bytes'];
const columns = ['Area', 'State', 'Version', 'Source', 'Ledger', ...figures, 'Last error'];

export function AreaHealthTable({ areas }: { readonly areas: readonly AreaHealth[] }) {
  const areaTitle = useAreaTitle();
  return (
    <FactTable role="group" aria-labelledby="health-areas" columns={columns} figures={figures}>
      {areas.map((area) => (
        <tr key={area.name}>
          <th scope="row">{areaTitle(area.name)}</th>
          <td>
            <Badge tone={tones[area.state]}>{area.state}</Badge>
            {area.slot && (
              <Text block size="xs" tone="muted">
                widget {area.slot}
              </Text>
            )}
          </td>
          <td>
            {area.version}
            <Text block size="xs" tone="muted">
              contract {area.contract}
            </Text>
          </td>
          <td>{area.source}</td>
          <td>{area.ledger ?? '–'}</td>
          <td data-figure>{milliseconds(area.entryMs)}</td>
          <td data-figure>{milliseconds(area.chunkMs)}</td>
          <td data-figure>{milliseconds(area.readyMs)}</td>
          <td data-figure>{area.bytes === undefined ? '–' : `${formatDecimal(area.bytes / 1000, 1)} kB`}</td>
          <ErrorCell>{area.lastError ? area.lastError.detail : '–'}</ErrorCell>
        </tr>
      ))}
    </FactTable>
  );
}

function milliseconds(value: number | undefined): string {
  return value === undefined ? '–' : `${Math.round(value)} ms`;
}

const ErrorCell = styled.td`
  && {
    min-width: 112px;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
