import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type MouseEventHandler } from 'react';
import styled from 'styled-components';
import { H2 } from '@back-office/shared/area';
import { pluralize } from '@back-office/shared/format';
import { color, rowStyle, textStyle } from '@back-office/shared/theme';
import { Button, ButtonLink, isNothingFocused, Row } from '@back-office/shared/ui';

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
      <Row gap={2} align="stretch">
        <Button size="small" onClick={onDismiss}>
          Dismiss
        </Button>
        <ButtonLink variant="primary" size="small" to={newReports}>
          View New Reports
        </ButtonLink>
      </Row>
    </Complete>
  );
}

const Complete = styled.section`
  ${rowStyle({ gap: 3, align: 'start', wrap: true, size: 'sm', pad: 4, on: 'screen', round: 'lg', line: 'around' })}
  background-color: ${color.positiveSubtle};

  > svg {
    ${textStyle({ tone: 'positive', fixed: true })}
  }
`;

const CompleteText = styled.div`
  flex: 1 1 280px;
  min-width: 0;
`;

const CompleteTitle = styled(H2)`
  ${textStyle({ size: 'sm', weight: 'strong' })}

  &:focus {
    outline: none;
  }
`;
