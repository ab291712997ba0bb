import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { formatRange } from '@back-office/shared/format';
import { changeBadgeOf, type SalesData, type SalesGroup } from '@back-office/shared/ledger';
import { color, media, motion, radius, space } from '@back-office/shared/theme';
import { Amount, ChangeBadge } from '@back-office/shared/ui';
import { sectionDefinitions, type SalesReport } from '../../domain/salesReport';
import type { SubRow } from '../../domain/subRows';

interface FigureRowsProps {
  readonly row: SubRow;
  /** The groups of a row, shown while it is open; undefined if rows are not grouped. */
  readonly groupsOf: ((key: string) => readonly SalesGroup[]) | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function FigureRows({ row, groupsOf, isOpen, onToggle }: FigureRowsProps) {
  return (
    <tbody>
      <tr data-level="row">
        <th scope="row" title={row.label}>
          {groupsOf ? (
            <Toggle type="button" aria-expanded={isOpen} onClick={onToggle}>
              <ChevronRight size={16} aria-hidden />
              {row.label}
            </Toggle>
          ) : (
            row.label
          )}
        </th>
        <Figures data={row.data} />
      </tr>
      {groupsOf &&
        isOpen &&
        groupsOf(row.key).map(({ name, data }) => (
          <tr key={name} data-level="group">
            <th scope="row" title={name}>
              {name}
            </th>
            <Figures data={data} />
          </tr>
        ))}
    </tbody>
  );
}

/** The totals and, in a comparison, those of the baseline and the change. */
export function TotalRows({ report }: { readonly report: SalesReport }) {
  const { data, baselineData, baselineRange } = report;
  return (
    <tfoot>
      <tr data-level="total">
        <th scope="row">Total</th>
        <Figures data={data} />
      </tr>
      {baselineData && baselineRange && (
        <>
          <tr>
            <th scope="row">{formatRange(baselineRange)}</th>
            <Figures data={baselineData} />
          </tr>
          <tr>
            <th scope="row">Change</th>
            {sectionDefinitions.map(({ id, amountOf }) => (
              <td key={id}>
                <ChangeBadge {...changeBadgeOf(amountOf(data), amountOf(baselineData))} />
              </td>
            ))}
          </tr>
        </>
      )}
    </tfoot>
  );
}

/** One cell per section of the report. */
function Figures({ data }: { readonly data: SalesData }) {
  return sectionDefinitions.map(({ id, amountOf }) => {
    const amount = amountOf(data);
    return (
      <td key={id} data-zero={amount === 0 || undefined}>
        <Amount cents={amount} />
      </td>
    );
  });
}

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 32px;
  margin-inline-start: -4px;
  border-radius: ${radius.xs};

  svg {
    color: ${color.textMuted};
    transition: rotate ${motion.fast};
  }

  &[aria-expanded='true'] svg {
    rotate: 90deg;
  }

  ${media.print} {
    min-height: 0;
    margin: 0;

    svg {
      display: none;
    }
  }
`;
