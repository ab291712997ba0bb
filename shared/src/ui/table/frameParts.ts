import styled from 'styled-components';
import { color, media, radius, space, text } from '../../theme/theme';

/** Fills a flexible parent, while the frame inside is only as high as its rows. */
export const Place = styled.div`
  display: flex;
  flex-direction: column;
  flex: 0 1 auto;
  min-height: 0;
  min-width: 0;

  ${media.print} {
    display: block;
  }
`;

export const Frame = styled.div`
  position: relative;
  isolation: isolate;
  min-height: 0;
  /* Without a limit from the parent the frame still never grows beyond the window, so rows stay windowed. */
  max-height: 100dvh;
  overflow: auto;
  scroll-padding-top: 44px;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background-color: ${color.bgRaised};
  ${text.sm}

  &[data-flush] {
    --edge: 8px;
    border-width: 0;
    border-radius: 0;
    background-color: transparent;
  }

  ${media.phone} {
    scroll-padding-top: 4px;

    &[data-flush] {
      --edge: 0px;
    }
  }

  /* On paper there is no frame to scroll in; as a table, its head comes again on every page. */
  ${media.print} {
    --edge: 0px;
    zoom: 0.8;
    display: table;
    width: 100%;
    max-height: none !important;
    overflow: visible;
    border: 0;

    && :focus-visible {
      outline: none;
    }
  }
`;

/** As wide as the columns need at least: what does not fit is scrolled to inside the frame. */
export const Content = styled.div`
  width: min-content;
  min-width: 100%;

  ${media.phone} {
    width: auto;
  }

  ${media.print} {
    display: contents;
  }
`;

export const LeftOut = styled.p`
  display: none;

  ${media.print} {
    display: block;
    padding: ${space[3]} ${space[2]};
    color: ${color.textMuted};
  }
`;
