npm install --save-dev vitest @vitest/browser-playwright @playwright/test @vitejs/plugin-react @testing-library/react axe-core
npx playwright install chromium
