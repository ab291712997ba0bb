import { Badge, type BadgeTone } from '@back-office/shared/ui';
import type { Difficulty } from '../domain/course';

/** Green, yellow and red, as agreed. */
const tones: Readonly<Record<Difficulty, BadgeTone>> = {
  Beginner: 'positive',
  Intermediate: 'notice',
  Advanced: 'negative',
};

export function DifficultyBadge({ difficulty }: { readonly difficulty: Difficulty }) {
  return <Badge tone={tones[difficulty]}>{difficulty}</Badge>;
}
