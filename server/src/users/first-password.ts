import fs from 'node:fs/promises'
import path from 'node:path'

const fileIn = (dataDir: string) => path.join(dataDir, 'admin-password.txt')

/**
 * Writes the first password to a file that only the operator can read, not to the log: logs are kept and copied.
 * @returns the file
 */
export async function keepFirstPassword(dataDir: string, { email, password }: { email: string; password: string }) {
  const file = fileIn(dataDir)
  await fs.writeFile(file, `${email}\n${password}\n`, { mode: 0o600 })
  return file
}

export const forgetFirstPassword = (dataDir: string): Promise<void> => fs.rm(fileIn(dataDir), { force: true })
