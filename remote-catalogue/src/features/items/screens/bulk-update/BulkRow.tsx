import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, gridStyle } from '@back-office/shared/theme';
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
  ${gridStyle({ gap: 3, pad: ['11px', 3], round: 'md', line: 'around' })}

  &[data-chosen] {
    border-color: ${color.accentBorder};
  }
`;
