import { CircleCheck, Clock, List } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { H2 } from '@back-office/shared/area';
import { pluralize } from '@back-office/shared/format';
import { useLedgerLink } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { rowStyle, space, textStyle } from '@back-office/shared/theme';
import { Badge, ButtonLink, Row, Stack, Text } from '@back-office/shared/ui';
import { ProgressBar } from '@back-office/shared/ui/forms';
import { difficultyTones, type ModuleOutline } from '../../domain/course';
import { actionLabel } from '../../domain/progress';

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
    <Stack as="li" align="start" pad="20px" card>
      <Head>
        <Badge tone={difficultyTones[difficulty]}>{difficulty}</Badge>
        {percent === 100 && (
          <Row as="span" gap="6px" inline size="xs" tone="positive" weight="medium">
            <CircleCheck size={18} aria-hidden />
            Completed
          </Row>
        )}
      </Head>
      <Text as={H2} size="md" id={titleId}>
        {title}
      </Text>
      <Description>{description}</Description>
      <Row as="p" gap={2} size="xs" tone="muted" above={3}>
        <Clock size={16} aria-hidden />
        {duration} min
        <span aria-hidden>·</span>
        <List size={16} aria-hidden />
        {pluralize(sections.length, 'section')}
      </Row>
      <Progress>
        {percent > 0 && (
          <>
            <ProgressBar label={`Progress of ${title}`} hideLabel value={percent / 100} />
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
    </Stack>
  );
}

const Head = styled.div`
  ${rowStyle({ justify: 'between', below: 3 })}
  align-self: stretch;
`;

const Description = styled.p`
  ${textStyle({ tone: 'secondary', above: '2px', fill: true, maxWidth: '64ch' })}
`;

/** Keeps its place while it is empty, so that the cards of a row line up. */
const Progress = styled.div`
  ${rowStyle({ gap: 2, size: 'xs', tone: 'muted', tabular: true, minHeight: '18px' })}
  align-self: stretch;
  margin-block: ${space[2]} ${space[3]};
`;
