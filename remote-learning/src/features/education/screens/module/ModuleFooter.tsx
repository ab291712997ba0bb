import styled from 'styled-components';
import { color, media, space } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';
import { Icon } from '../Icon';

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
      <Button disabled={isFirst} icon={<Icon name="chevronLeft" />} onClick={onPrevious}>
        Previous
      </Button>
      <End>
        <Mark aria-pressed={isCompleted} icon={<Icon name="check" />} onClick={onToggleCompleted}>
          Mark Complete
        </Mark>
        <Button variant="primary" onClick={onNext}>
          {isLast ? 'Complete Module' : 'Next'}
          <Icon name={isLast ? 'check' : 'chevronRight'} />
        </Button>
      </End>
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]};
  margin-top: ${space[4]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.border};

  ${media.print} {
    display: none;
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Mark = styled(Button)`
  &&[aria-pressed='true'] {
    border-color: transparent;
    background-color: ${color.positiveSubtle};
    color: ${color.positive};
    box-shadow: none;
  }
`;
