import './style.css'
import './parts.css'
import '../tailwind/page.tsx'
