import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, gridStyle, radius, space } from '@back-office/shared/theme';
import { Checkbox } from '@back-office/shared/ui';
import type { BulkField } from '../../domain/bulkChange';

interface BulkRowProps {
  readonly field: BulkField;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** The new value, shown while the field is chosen. */
  readonly children: ReactNode;
}

export function BulkRow({ field, label, isChosen, onChoose, children }: BulkRowProps) {
  return (
    <Box data-field={field} data-chosen={isChosen || undefined}>
      <Checkbox label={label} isChecked={isChosen} onChange={onChoose} />
      {isChosen && children}
    </Box>
  );
}

const Box = styled.div`
  ${gridStyle({ gap: 3 })}
  padding: 11px ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};

  &[data-chosen] {
    border-color: ${color.accentBorder};
  }
`;
