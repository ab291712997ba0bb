import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { changeBadgeOf } from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { color, rowStyle } from '@back-office/shared/theme';
import { ChangeBadge, Text } from '@back-office/shared/ui';
import { RowToggle } from '../../../../parts/RowToggle';
import type { ReportLine } from '../../domain/reportLines';
import type { BreakdownProps } from './Breakdown';
import { LineAmount } from './LineAmount';
import { LineInfo } from './LineInfo';

interface LineRowProps extends Omit<BreakdownProps, 'onExport'> {
  readonly line: ReportLine;
  readonly level: 'section' | 'line' | 'detail';
  /** For expandable sections. */
  readonly toggle?: Omit<ComponentProps<typeof RowToggle>, 'children' | 'hangs'> | undefined;
}

export function LineRow({ line, level, toggle, report, links }: LineRowProps) {
  const { label, note, count, baseline } = line;
  return (
    <tr data-level={level} data-subtotal={line.isSubtotal && level === 'section' ? '' : undefined}>
      <th scope="row">
        <Name $isSection={level === 'section'}>
          <span>
            {toggle ? (
              <RowToggle hangs {...toggle}>
                {label}
              </RowToggle>
            ) : (
              label
            )}
            {note && (
              <Text tone="muted" weight="regular">
                {' '}
                {note}
              </Text>
            )}
          </span>
          <LineInfo line={line} report={report} links={links} />
        </Name>
      </th>
      <td data-count="">{count !== undefined && formatCount(count)}</td>
      <td>
        <LineAmount line={line} links={links} />
      </td>
      {report.baselineName !== undefined && (
        <>
          <Baseline data-zero={baseline === 0 || undefined}>
            <ShownFigure id={line.measure} value={baseline} figures={line.figures} />
          </Baseline>
          <td>
            <ChangeBadge {...changeBadgeOf(line.amount, baseline)} />
          </td>
        </>
      )}
    </tr>
  );
}

/** Section labels are indented by the width of a chevron, whether they have one or not. */
const Name = styled.span<{ readonly $isSection: boolean }>`
  ${rowStyle({ gap: 1, padY: '6px', print: { padY: '1px' } })}
  padding-inline-start: ${(props) => props.$isSection && '24px'};
`;

const Baseline = styled.td`
  color: ${color.textSecondary};

  &[data-zero] {
    color: ${color.textMuted};
  }
`;
