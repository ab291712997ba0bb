import { Clock } from 'lucide-react';
import styled from 'styled-components';
import { gridStyle, media, notOnPaper, rowStyle, space, textStyle } from '@back-office/shared/theme';
import { Badge, Row } from '@back-office/shared/ui';
import { ProgressBar } from '@back-office/shared/ui/forms';
import { difficultyTones, type ModuleOutline } from '../../domain/course';

interface ModuleFactsProps {
  readonly module: Pick<ModuleOutline, 'difficulty' | 'duration'>;
  /** `Section 3 of 5` */
  readonly position: string;
  /** Sections completed, in percent. */
  readonly percent: number;
}

/** The line below the title of a course. */
export function ModuleFacts({ module, position, percent }: ModuleFactsProps) {
  return (
    <Row gap={[1, 3]} wrap above={1}>
      <Badge tone={difficultyTones[module.difficulty]}>{module.difficulty}</Badge>
      <Fact>
        <Clock size={16} aria-hidden />
        {module.duration} min
      </Fact>
      <OwnFact>{position}</OwnFact>
      {percent > 0 && <OwnFact>{`${percent}% completed`}</OwnFact>}
    </Row>
  );
}

interface ModulePositionProps {
  /** Of the section, from 0. */
  readonly index: number;
  readonly count: number;
  /** `Section 3 of 5` */
  readonly text: string;
}

/** Where in the course the section is, as a bar. */
export function ModulePosition({ index, count, text: position }: ModulePositionProps) {
  const percent = Math.round(((index + 1) / count) * 100);
  return (
    <Progress>
      <span>Progress</span>
      <strong>{percent}%</strong>
      <ProgressBar label="Progress" hideLabel value={percent / 100} text={position} />
    </Progress>
  );
}

const Fact = styled.span`
  ${rowStyle({ gap: '6px', inline: true })}
`;

/** About the reader, not about the course, so it is not printed. */
const OwnFact = styled(Fact)`
  ${notOnPaper}
`;

const Progress = styled.div`
  ${gridStyle({ gap: 1, columns: '1fr auto', size: 'xs', tone: 'muted', width: '240px' })}
  align-self: center;
  margin-inline-end: ${space[4]};

  strong {
    ${textStyle({ tone: 'text', weight: 'strong', tabular: true })}
  }

  > [role='progressbar'] {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    width: min(220px, 52vw);
    margin-inline-end: ${space[2]};
  }
`;
