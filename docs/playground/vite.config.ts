import { defineConfig } from 'vite';

/** A static page with relative addresses, so that it works in any folder. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { tsconfigPaths: true },
  build: { outDir: '../../site/playground', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1000 },
  worker: { format: 'es' },
});
