import { X } from 'lucide-react';
import styled from 'styled-components';
import { color, rowStyle } from '@back-office/shared/theme';
import { Button, Row } from '@back-office/shared/ui';
import { markOf, nameIn } from '../domain/choiceNames';
import { OptionMark } from './OptionList';
import type { ReportEditing } from '../state/useReportEdit';

interface GroupingProps extends ReportEditing {
  readonly onClear: () => void;
}

/** How the table is grouped; each group can be removed, or all at once. */
export function Grouping({ choices: { groupBy }, edit, onClear }: GroupingProps) {
  if (groupBy.length === 0) return null;
  return (
    <Row gap={2} wrap size="xs" tone="muted">
      <span>Grouped by</span>
      {groupBy.map((id) => (
        <Chip
          key={id}
          type="button"
          aria-label={`Remove group ${nameIn('groupBy', id)}`}
          onClick={() => edit.remove({ list: 'groupBy', id })}
        >
          {nameIn('groupBy', id)} {markOf('groupBy', id) && <OptionMark>{markOf('groupBy', id)}</OptionMark>}
          <X size={14} aria-hidden />
        </Chip>
      ))}
      <Button variant="link" size="small" onClick={onClear}>
        Clear All
      </Button>
    </Row>
  );
}

const Chip = styled.button`
  ${rowStyle({ gap: 1, inline: true, tone: 'accent', weight: 'medium', height: '28px', round: 'sm' })}
  padding: 0 6px 0 10px;
  background-color: ${color.accentSubtle};
`;
