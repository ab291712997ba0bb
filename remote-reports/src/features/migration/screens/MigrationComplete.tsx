import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type MouseEventHandler } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { color, media, radius, space, text, weight } from '@back-office/shared/theme';
import { Button, ButtonLink, isNothingFocused } from '@back-office/shared/ui';

interface MigrationCompleteProps {
  readonly count: number;
  readonly newReports: string;
  readonly onDismiss: MouseEventHandler;
}

/** The focus moves to its heading if the button that had it is gone. A merchant who works elsewhere is left alone. */
export function MigrationComplete({ count, newReports, onDismiss }: MigrationCompleteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current && isNothingFocused(heading.current)) heading.current.focus();
  }, []);
  return (
    <Complete aria-label="Migration Complete">
      <CircleCheck size={20} aria-hidden />
      <CompleteText>
        <CompleteTitle ref={heading} tabIndex={-1}>
          Migration Complete
        </CompleteTitle>
        <p role="status">
          {`${pluralize(count, 'report')} generated and added to Custom Reports, which opens in a moment.`}
        </p>
      </CompleteText>
      <CompleteActions>
        <Button size="small" onClick={onDismiss}>
          Dismiss
        </Button>
        <ButtonLink variant="primary" size="small" to={newReports}>
          View New Reports
        </ButtonLink>
      </CompleteActions>
    </Complete>
  );
}

const Complete = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background-color: ${color.positiveSubtle};
  ${text.sm}

  > svg {
    flex: none;
    color: ${color.positive};
  }

  ${media.print} {
    display: none;
  }
`;

const CompleteText = styled.div`
  flex: 1 1 280px;
  min-width: 0;
`;

const CompleteTitle = styled.h2`
  ${text.sm}
  font-weight: ${weight.strong};

  &:focus {
    outline: none;
  }
`;

const CompleteActions = styled.div`
  display: flex;
  gap: ${space[2]};
`;
