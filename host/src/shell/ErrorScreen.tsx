import styled from 'styled-components';
import { paths } from '@back-office/shared/routes';
import { color, space, size, text, weight } from '@back-office/shared/theme';
import { ButtonLink } from '@back-office/shared/ui';

/** The application error screen, for a path that nobody owns. */
export function ErrorScreen() {
  return (
    <Frame>
      <title>404 Not Found</title>
      <h1>Unexpected Application Error!</h1>
      <p>404 Not Found</p>
      <Hint>There is no page at this address. It may have moved, or the link may be incomplete.</Hint>
      <ButtonLink to={paths.home()} variant="primary">
        Go to Home
      </ButtonLink>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  padding: ${space[6]} ${size.gutter} ${space[12]};

  h1 {
    ${text.xl}
    font-weight: ${weight.strong};
  }

  p {
    ${text.md}
  }
`;

const Hint = styled.p`
  margin-bottom: ${space[4]};
  color: ${color.textMuted};
`;
