import { useId } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { useLedgerLink } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { color, radius, space, tabular, text, weight } from '@back-office/shared/theme';
import { ButtonLink } from '@back-office/shared/ui';
import type { ModuleOutline } from '../../domain/course';
import { actionLabel } from '../../domain/progress';
import { DifficultyBadge } from '../DifficultyBadge';
import { Icon } from '../Icon';
import { ProgressLine } from '../ProgressLine';

interface ModuleCardProps {
  readonly module: ModuleOutline;
  /** Sections completed, in percent. */
  readonly percent: number;
}

export function ModuleCard({ module, percent }: ModuleCardProps) {
  const { id, title, description, difficulty, duration, sections } = module;
  const titleId = useId();
  const link = useLedgerLink();
  const action = actionLabel(percent);
  return (
    <Card>
      <Head>
        <DifficultyBadge difficulty={difficulty} />
        {percent === 100 && (
          <Completed>
            <Icon name="checkCircle" size={18} />
            Completed
          </Completed>
        )}
      </Head>
      <Title id={titleId}>{title}</Title>
      <Description>{description}</Description>
      <Facts>
        <Icon name="clock" />
        {duration} min
        <span aria-hidden>·</span>
        <Icon name="list" />
        {pluralize(sections.length, 'section')}
      </Facts>
      <Progress>
        {percent > 0 && (
          <>
            <ProgressLine label={`Progress of ${title}`} percent={percent} />
            {percent}%
          </>
        )}
      </Progress>
      <ButtonLink
        to={link(paths.educationModule(id))}
        variant={action === 'Continue' ? 'primary' : 'secondary'}
        aria-describedby={titleId}
      >
        {action}
      </ButtonLink>
    </Card>
  );
}

const Card = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: 20px;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background-color: ${color.bgRaised};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  align-self: stretch;
  margin-bottom: ${space[3]};
`;

const Completed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  ${text.xs}
  font-weight: ${weight.medium};
  color: ${color.positive};
`;

const Title = styled.h2`
  ${text.md}
`;

const Description = styled.p`
  flex: 1;
  max-width: 64ch;
  margin-top: 2px;
  color: ${color.textSecondary};
`;

const Facts = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-top: ${space[3]};
  ${text.xs}
  color: ${color.textMuted};
`;

/** Keeps its place while it is empty, so that the cards of a row line up. */
const Progress = styled.div`
  display: flex;
  align-items: center;
  align-self: stretch;
  gap: ${space[2]};
  min-height: 18px;
  margin-block: ${space[2]} ${space[3]};
  ${text.xs}
  ${tabular}
  color: ${color.textMuted};
`;
