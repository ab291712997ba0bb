import styled from 'styled-components';
import { color, media, space, tabular, text, weight } from '@back-office/shared/theme';
import type { ModuleOutline } from '../../domain/course';
import { DifficultyBadge } from '../DifficultyBadge';
import { Icon } from '../Icon';
import { ProgressLine } from '../ProgressLine';

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
    <Facts>
      <DifficultyBadge difficulty={module.difficulty} />
      <Fact>
        <Icon name="clock" />
        {module.duration} min
      </Fact>
      <OwnFact>{position}</OwnFact>
      {percent > 0 && <OwnFact>{`${percent}% completed`}</OwnFact>}
    </Facts>
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
      <ProgressLine label="Progress" percent={percent} text={position} />
    </Progress>
  );
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  margin-top: ${space[1]};
`;

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

/** About the reader, not about the course, so it is not printed. */
const OwnFact = styled(Fact)`
  ${media.print} {
    display: none;
  }
`;

const Progress = styled.div`
  display: grid;
  align-self: center;
  margin-inline-end: ${space[4]};
  grid-template-columns: 1fr auto;
  gap: ${space[1]};
  width: 240px;
  ${text.xs}
  color: ${color.textMuted};

  strong {
    ${tabular}
    font-weight: ${weight.strong};
    color: ${color.text};
  }

  > [role='progressbar'] {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    width: min(220px, 52vw);
    margin-inline-end: ${space[2]};
  }
`;
