// Backup that is due after a finished game; no player needs that code before.

export async function oweBackup(): Promise<void> {
  const { useBackup } = await import('./backup.ts')
  useBackup().battleFinished()
  const { useBackupFile } = await import('./backupFile.ts')
  await useBackupFile().writeByItself('now')
}
