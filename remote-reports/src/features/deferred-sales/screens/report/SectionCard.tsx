import styled from 'styled-components';
import { H3 } from '@back-office/shared/area';
import { boxStyle, color, media, space, textStyle } from '@back-office/shared/theme';
import { Amount, Text, VisuallyHidden } from '@back-office/shared/ui';
import type { Scenario } from '../../domain/scenario';
import type { ScenarioLine, ScenarioSection } from '../../domain/scenarioReport';
import { LineAmount } from './LineAmount';

interface SectionCardProps {
  readonly section: ScenarioSection;
  /** Names the table. */
  readonly name: string;
  readonly scenario: Scenario;
}

export function SectionCard({ section: { title, lines, total }, name, scenario }: SectionCardProps) {
  const isTotalAlone = lines.length === 0;
  return (
    <Frame>
      {title && <Title>{title}</Title>}
      <Lines aria-label={name} data-alone={isTotalAlone || undefined}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Line</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>Amount</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRows key={line.id} line={line} scenario={scenario} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <LineRows line={{ ...total, isSubtotal: true }} scenario={scenario} />
          </tfoot>
        )}
      </Lines>
    </Frame>
  );
}

/** A line, and the groups that add up to it. */
function LineRows({ line, scenario }: { readonly line: ScenarioLine; readonly scenario: Scenario }) {
  const { label, note, isDetail, isSubtotal, groups } = line;
  return (
    <>
      <tr data-level={isDetail ? 'detail' : 'line'} data-subtotal={isSubtotal || undefined}>
        <th scope="row">
          {label}{' '}
          {note && (
            <Text tone="muted" weight="regular">
              {note}
            </Text>
          )}
        </th>
        <td>
          <LineAmount line={line} scenario={scenario} />
        </td>
      </tr>
      {groups.map(([name, amount]) => (
        <tr key={name} data-level="group" data-detail={isDetail || undefined}>
          <th scope="row">{name}</th>
          <td>
            <Amount cents={amount} />
          </td>
        </tr>
      ))}
    </>
  );
}

const Frame = styled.div`
  ${boxStyle({ shrink: true, clip: true, card: true })}

  ${media.print} {
    break-inside: avoid;
  }
`;

const Title = styled(H3)`
  ${textStyle({ pad: [3, '20px', 1], size: 'md', phone: { padX: 4 } })}
`;

/** The end of a row is kept free for the chevron of a link. */
const Lines = styled.table`
  ${textStyle({ width: '100%', size: 'sm' })}

  thead th {
    height: 0;
    padding: 0;
  }

  tr {
    position: relative;
  }

  :is(tbody, tfoot) > tr > * {
    ${textStyle({ weight: 'regular', textAlign: 'start', height: '40px', pad: ['0px', '20px'], line: 'top' })}
  }

  tbody > tr:first-child > * {
    border-top: 0;
  }

  :is(tbody, tfoot) > tr > td {
    ${textStyle({ textAlign: 'end', tabular: true, nowrap: true, padX: [2, '44px'] })}
  }

  [data-level='detail'] > *,
  [data-level='group'] > * {
    height: 32px;
    border-top: 0;
  }

  [data-level='detail'] > th {
    ${textStyle({ padStart: '36px', tone: 'secondary' })}
  }

  [data-level='group'] > * {
    color: ${color.textMuted};
  }

  [data-level='group'] > th {
    padding-inline-start: 36px;
  }

  [data-level='group'][data-detail] > th {
    padding-inline-start: 52px;
  }

  [data-subtotal] > * {
    ${textStyle({ ground: 'sunken', weight: 'strong' })}
  }

  &[data-alone] > tfoot > [data-level='line'] > * {
    ${textStyle({ height: '48px', weight: 'regular' })}
    border-top: 0;
    background-color: transparent;
  }

  &[data-alone] > tfoot > [data-level='line'] > td {
    ${textStyle({ size: 'lg', weight: 'strong' })}
  }

  ${media.phone} {
    :is(tbody, tfoot) > tr > th {
      padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
    }

    [data-level='detail'] > th,
    [data-level='group'] > th {
      padding-inline-start: 28px;
    }
  }

  ${media.print} {
    :is(tbody, tfoot) > [data-level] > * {
      ${boxStyle({ height: '22px', padY: '0px' })}
    }
  }
`;
