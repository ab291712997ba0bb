import styled from 'styled-components';
import { color, grows, motion, radius } from '@back-office/shared/theme';

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
  ${grows}
  height: 6px;
  overflow: hidden;
  border-radius: ${radius.full};
  background-color: ${color.chartTrack};
  print-color-adjust: exact;
`;

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background-color: ${color.accent};
  transition: width ${motion.normal};
`;
