import styled from 'styled-components';
import { boxStyle, color, motion } from '@back-office/shared/theme';

interface ProgressLineProps {
  /** For screen readers, such as `Progress of Understanding Sales Metrics`. */
  readonly label: string;
  /** From 0 to 100. */
  readonly percent: number;
  /** What the number stands for, if not the percentage: `Section 3 of 5`. */
  readonly text?: string;
}

/** How far a course is. The percentage stands beside it. */
export function ProgressLine({ label, percent, text }: ProgressLineProps) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <Fill style={{ width: `${percent}%` }} />
    </Track>
  );
}

const Track = styled.div`
  ${boxStyle({ grow: true, height: '6px', round: 'full', clip: true })}
  background-color: ${color.chartTrack};
  print-color-adjust: exact;
`;

const Fill = styled.div`
  ${boxStyle({ height: '100%', ground: 'accent' })}
  border-radius: inherit;
  transition: width ${motion.normal};
`;
