import type { ReadChoices, ReadPreview } from '@back-office/shared/books/import';
import { Grid, Stack, Text } from '@back-office/shared/ui';
import { ReadingChoice } from '@back-office/shared/ui/imports';
import { Details } from './Details';
import { evidenceLabels, optionsOf } from './importTexts';
import { readOtherwise } from './readOtherwise';

interface EvidenceListProps {
  readonly file: ReadPreview;
  readonly choices: ReadChoices;
  readonly onChoices: (choices: ReadChoices) => void;
}

/** How the file was read, what in it shows so, and what can be changed. */
export function EvidenceList({ file, choices, onChoices }: EvidenceListProps) {
  return (
    <Details summary="How it was read">
      <Stack gap={3}>
        <Grid gap={[2, 4]} columns="max-content minmax(0, 1fr)" align="start">
          {file.evidence.map((evidence) => {
            const { about, value, because } = evidence;
            const options = optionsOf(evidence);
            return (
              value !== undefined &&
              options && (
                <ReadingChoice
                  key={about}
                  label={evidenceLabels[about]}
                  value={value}
                  options={options}
                  because={`${because}.`}
                  onChange={(chosen) => onChoices(readOtherwise(choices, about, chosen))}
                />
              )
            );
          })}
        </Grid>
        <ul>
          {file.evidence.map(
            ({ about, reading, because, value }) =>
              value === undefined &&
              about !== 'unread' && (
                <Text as="li" size="sm" tone="secondary" key={about}>
                  {evidenceLabels[about]}: {reading === '' ? 'as in your shop' : reading}. {because}.
                </Text>
              ),
          )}
        </ul>
      </Stack>
    </Details>
  );
}
