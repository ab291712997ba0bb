import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import type { SalesData, SalesGroup } from '@back-office/shared/ledger';
import { color, media, motion, radius, space } from '@back-office/shared/theme';
import { Amount } from '@back-office/shared/ui';
import type { DivisionPart } from '../../domain/divisions';
import { lineDefinitions } from '../../domain/lineDefinitions';

interface PartRowsProps {
  readonly part: DivisionPart;
  /** Groups that stand under the part while it is open; missing where it has none. */
  readonly groupsOf: ((key: string) => readonly SalesGroup[]) | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function PartRows({ part, groupsOf, isOpen, onToggle }: PartRowsProps) {
  return (
    <tbody>
      <tr data-part="">
        <th scope="row" title={part.label}>
          {groupsOf ? (
            <Toggle type="button" aria-expanded={isOpen} onClick={onToggle}>
              <ChevronRight size={16} aria-hidden />
              {part.label}
            </Toggle>
          ) : (
            part.label
          )}
        </th>
        <Figures data={part.data} />
      </tr>
      {groupsOf &&
        isOpen &&
        groupsOf(part.key).map(({ name, data }) => (
          <tr key={name} data-group="">
            <th scope="row" title={name}>
              {name}
            </th>
            <Figures data={data} />
          </tr>
        ))}
    </tbody>
  );
}

/** One cell for each line of the report. */
export function Figures({ data }: { readonly data: SalesData }) {
  return lineDefinitions.map(({ id, amountOf }) => {
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
