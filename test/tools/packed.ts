/** npm run build, when the modules are bundled: whatever else of the package is made of them, one after another. */
import './declarations.ts';
import './commonjs.ts';
import './schema-files.ts';
