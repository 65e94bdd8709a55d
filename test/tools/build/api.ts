/** Compares the public interface of every entry with its committed report; `--update` writes the reports. */
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { entries, entryFile, ROOT } from '../entries.ts';

const update = process.argv.includes('--update');

for (const entry of Object.keys(entries())) {
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: `${ROOT}/package.json`,
    configObject: {
      projectFolder: ROOT,
      mainEntryPointFilePath: `<projectFolder>/dist/${entryFile(entry)}.d.ts`,
      compiler: { tsconfigFilePath: '<projectFolder>/tsconfig.json', skipLibCheck: true },
      apiReport: {
        enabled: true,
        reportFileName: `${entry.replaceAll('/', '-')}.api.md`,
        reportFolder: '<projectFolder>/docs/reference/api',
        reportTempFolder: '<projectFolder>/temp',
        includeForgottenExports: false,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Warning } },
        // This project does not use release tags or strict TSDoc.
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
  const { succeeded, apiReportChanged } = Extractor.invoke(config, { localBuild: update });
  const verdict = update ? 'written' : 'changed, see npm run api:update';
  console.log(`${entry}: ${apiReportChanged ? verdict : 'as reported'}`);
  if (!succeeded) process.exitCode = 1;
}
