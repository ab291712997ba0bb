import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { gridStyle, media, rowStyle, textStyle } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';

interface ModuleFooterProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isCompleted: boolean;
  readonly onPrevious: () => void;
  /** Completes the section, or takes that back. */
  readonly onToggleCompleted: () => void;
  /** Completes the section and goes on. */
  readonly onNext: () => void;
}

export function ModuleFooter({
  isFirst,
  isLast,
  isCompleted,
  onPrevious,
  onToggleCompleted,
  onNext,
}: ModuleFooterProps) {
  return (
    <Bar aria-label="Section">
      <Button disabled={isFirst} icon={<ChevronLeft size={16} aria-hidden />} onClick={onPrevious}>
        Previous
      </Button>
      <Mark aria-pressed={isCompleted} icon={<Check size={16} aria-hidden />} onClick={onToggleCompleted}>
        Mark Complete
      </Mark>
      <Button variant="primary" onClick={onNext}>
        {isLast ? 'Complete Module' : 'Next'}
        {isLast ? <Check size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
      </Button>
    </Bar>
  );
}

const Bar = styled.nav`
  ${rowStyle({ gap: 2, align: 'stretch', above: 4, on: 'screen', maxWidth: '760px', line: 'top', padTop: 4 })}

  > :first-child {
    margin-inline-end: auto;
  }

  /* Mark Complete has a line of its own. */
  ${media.phone} {
    ${gridStyle({ columns: '1fr 1fr' })}

    > :first-child {
      grid-row: 2;
      margin: 0;
    }

    > :nth-child(2) {
      grid-column: 1 / -1;
    }
  }
`;

const Mark = styled(Button)`
  &&[aria-pressed='true'] {
    border-color: transparent;
    ${textStyle({ ground: 'positiveSubtle', tone: 'positive' })}
    box-shadow: none;
  }
`;
