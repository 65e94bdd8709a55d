import { inBrowser, type Theme } from 'vitepress';
import Base from 'vitepress/theme';
import './style.css';

/** The class of the clause in the address. */
const ASKED = 'asked';

/** A substitute for `:target`, which does not follow links within the site. */
function markAsked(): void {
  for (const marked of document.querySelectorAll(`.${ASKED}`)) marked.classList.remove(ASKED);
  const { hash } = location;
  // decodeURIComponent throws for an invalid escape. No id needs one, so such an address marks nothing.
  document.getElementById(/%(?![\da-f]{2})/i.test(hash) ? '' : decodeURIComponent(hash.slice(1)))?.classList.add(ASKED);
}

/** Declares the language of the page, which VitePress takes for English. */
function declareLanguage(): void {
  document.documentElement.lang = /\/(?:rules|cases)\/it\//.test(location.pathname) ? 'it' : 'en-US';
}

const theme: Theme = {
  extends: Base,
  enhanceApp({ router }) {
    if (!inBrowser) return;
    router.onAfterRouteChange = () =>
      void requestAnimationFrame(() => {
        declareLanguage();
        markAsked();
      });
    addEventListener('hashchange', markAsked);
  },
};

export default theme;
